/** The words in which newcomers ask about a section where the rulebook itself uses others, in Spanish. Not shown anywhere. */

import type { RulebookSearchWords } from '../../rulebook-search-words.ts';

export const rulebookSearch: RulebookSearchWords = {
  askedAs: {
    aim: 'meta fin finalidad ganar cuántos jugadores personas resultado promedio media',
    set: 'letras valor reparto distribución cuántos puntos vale cada letra tamaño casillas color piezas bolsa saco',
    agreement: 'reglas de la casa propias cambiar opciones ajustes variantes',
    dictionary:
      'permitidas aceptadas legales nombres propios lugares marcas siglas abreviaturas extranjerismos extranjeras groserías insultos tacos jerga lista de palabras',
    forms: 'plural conjugación pasado misma palabra dos veces repetir otra vez',
    lookup: 'trampa trampas comprobar buscar ayuda pista internet móvil teléfono celular',
    start: 'quién va primero comenzar comienzo inicio orden sorteo turno inicial',
    opening: 'primer turno primera jugada inicio comienzo estrella centro',
    placing:
      'poner juntar unir tocar conectar paralela paralelo al lado diagonal revés dirección varias líneas extender gancho enganchar',
    blanks: 'ficha blanca vacía blanco joker cero cambiar después',
    refill: 'robar tomar coger cuántas nuevas reponer mover fichas puestas después del turno',
    score: 'puntuación puntuar puntaje sumar calcular anotar letra dos veces',
    premiums:
      'premio bonificación especiales colores rosa rojo azul doble triple letra palabra tanto 2l 3l 2w 3w 2p 3p dos veces reutilizar',
    fifty: 'bonificación bono 50 siete todas atril completo cincuenta',
    exchange: 'cambio letras descartar devolver canjear malas deshacerse',
    pass: 'saltar ceder no puedo jugar sin palabra bloqueado',
    challenge: 'dudar cuestionar reclamar falsa inventada farol engaño inválida mal escrita error protestar',
    ruling: 'castigo penalización perder turno impugnación fallida equivocada retirar',
    ending: 'acabar acaba termina terminar fin final última ficha bolsa vacía nadie puede',
    settling:
      'ganador ganadora gana empate sobrantes restantes quedan sin jugar restar descontar negativos penalización',
    leaving: 'abandonar abandono rendirse dejar salir irse desconectar rival',
    anagram: 'anagrama mover letras cambiar orden',
    recycle: 'cambiar reemplazar intercambiar fichas tablero',
    retrieve: 'tomar recoger cambiar reemplazar comodín blanca tablero',
    nine: '9 fichas más letras rápida principiantes niños',
    finishLine: 'carrera objetivo primero en llegar rápida corta ventaja hándicap',
    timer: 'tiempo minutos segundos límite cuánto dura lento cronómetro',
    teams: 'equipo pareja compañero clase escuela colegio grupo',
    solitaire: 'solo sola un jugador individual',
    cwAim: 'meta fin finalidad ganar jugadores',
    cwBoard: 'casillas color esquinas zona',
    cwStart: 'quién va primero comenzar inicio sacar cuántas fichas dados',
    cwOpening: 'primer turno primera jugada inicio centro cruz',
    cwPlaying: 'poner unir tocar conectar comodín blanca sacar diagonal',
    cwScore: 'puntuación puntuar puntaje sumar dados tirar bonificación 50 cruz color',
    cwExchange: 'cambio descartar pasar saltar no puedo jugar',
    cwWords: 'permitidas legales plural extranjeras nombres diccionario',
    cwChallenge: 'dudar cuestionar reclamar falsa inventada farol inválida castigo',
    cwEnd: 'acabar termina fin última ficha ganador empate sobrantes restantes',
    cwPartners: 'equipo compañero cuatro jugadores',
    tips: 'dos letras estrategia trucos mejorar ganar aprender',
    dosAndDonts: 'errores frecuentes prohibido permitido recordar',
    history: 'inventó inventor invención origen quién creó antiguo año nombre',
    originalSets: 'contenido caja giratorio madera edición deluxe escuela',
  },
  emptyWords:
    'a al algo alguien algún alguna alguno ante aquí así aún como cómo con cual cuál cuáles cuando cuándo cuánta cuántas cuánto cuántos de del desde donde dónde e el él ella ellas ellos en entonces entre era eran es esa ese eso esta está están este esto estoy hace hacer haces hago hasta hay ha han he jugó la las le les lo los me mi mis mucho muy nada ni no nos o os otra otro para pero por porque pueda puede pueden puedes puedo que qué quien quién quiere quiero sabe se sea ser si sí sido sin sobre son su sus también te tengo ti tiene tienen tienes toda todo tu tú tus u un una unas uno unos usa usar va vale van y ya yo',
  // Also without the accent that many leave out.
  endings: /(?:aciones|aci[oó]n|arse|ando|iendo|ados?|adas?|ar|er|ir|es|as|os|s|a|o|e)$/u,
  doubled: null,
  joinsWords: false,
};
