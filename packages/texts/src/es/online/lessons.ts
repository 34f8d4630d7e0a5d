/** Lessons of a class, and how pupils join one, in Spanish. */

import type { LessonTexts } from '../../en/online/lessons.ts';
import { counted, plural } from '../grammar.ts';

export const lessons: LessonTexts = {
  title: 'Sesión de clase',
  endsAt: (time) => `Código válido hasta: ${time}.`,
  open: 'Abrir sesión de clase',
  openAbout:
    'No hay ninguna sesión de clase abierta, así que no puede entrar nadie más. Abre una para tener un código nuevo.',
  end: 'Terminar sesión de clase',
  endAbout: 'Al terminar, el código deja de valer. Tus estudiantes siguen en la clase.',
  letIn: 'Dejar entrar sin preguntarme',
  waiting: (count) => `${counted(count, 'persona')} ${plural(count, 'espera', 'esperan')}`,
  accept: 'Dejar entrar',
  acceptOne: (name) => `Dejar entrar a ${name}`,
  acceptAll: 'Dejar entrar a todos',
  decline: 'Rechazar',
  declineOne: (name) => `Rechazar a ${name}`,
  waits: 'Esperando a tu docente',
  waitsAbout: 'Tu docente ve tu nombre y te deja entrar. La clase se abre entonces aquí.',
  stopWaiting: 'Dejar de esperar',
};
