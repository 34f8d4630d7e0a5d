/** What is kept about pupils, for their parents, in Spanish. */

import type { ParentsTexts } from '../../en/online/parents.ts';
import { counted } from '../grammar.ts';

export const parents: ParentsTexts = {
  title: 'Qué guarda Lexiko sobre quienes van a clase',
  lead: 'Para familias y escuelas. Con una tarjeta se juega y se practica aquí sin correo, sin contraseña, sin publicidad y sin rastreo.',
  keptTitle: 'Qué se guarda',
  kept: [
    'un nombre elegido por su docente; basta el de pila o un apodo',
    'el dibujo de la tarjeta, y su código de forma que nadie puede leerlo',
    'las partidas de la clase con sus jugadas, y los mensajes del equipo',
    'de las tareas: cuántas veces se intentó algo, qué estaba bien y cuándo se hizo algo por última vez',
    'en qué navegador está abierta la sesión, en pocas palabras (“Firefox, Linux”)',
    'solo en el dispositivo, no en el servidor: qué lecciones, ejercicios y problemas se han hecho en él; quien entra con otra tarjeta no lo ve',
  ],
  seesTitle: 'Quién lo ve',
  sees: [
    'Sus docentes ven nombres, partidas y tareas.',
    'El resto de la clase ve los nombres y las partidas en común.',
    'Nadie más: no aparecen en búsquedas ni clasificaciones, y una tarjeta no lleva a partidas con desconocidos.',
  ],
  longTitle: 'Cuánto tiempo',
  year: (days) =>
    `Una clase termina con su curso, después de ${counted(days, 'día')} como mucho. Entonces sus tarjetas dejan de valer.`,
  archived: (days) =>
    `Sus docentes pueden verla durante ${counted(days, 'día')} más. Después se borra todo lo que hay sobre la clase.`,
  devices:
    'Un dispositivo en el que entraron borra lo que guarda de ellos la próxima vez que alguien juegue allí en línea.',
  session: (days) =>
    `La sesión de un navegador se cierra después de ${counted(days, 'día')} sin uso, y enseguida con “Terminar y salir”.`,
  earlier:
    'Sus docentes pueden borrar a alguien o la clase entera cuando quieran: basta con pedírselo. Las copias de este servidor conservan lo borrado hasta que otras las sustituyen.',
  wordsTitle: 'Palabras',
  words:
    'Las palabras impropias para la escuela no aparecen en lecciones, ejercicios, retos ni hojas, y la máquina no las juega en partidas escolares.',
};
