/** Lessons of a class, and how pupils join one, in French. */

import type { LessonTexts } from '../../en/online/lessons.ts';
import { counted } from '../grammar.ts';

export const lessons: LessonTexts = {
  title: 'Cours',
  endsAt: (time) => `Le code marche jusqu’à ${time}.`,
  open: 'Ouvrir un cours',
  openAbout: 'Aucun cours n’est ouvert : personne ne peut entrer. Ouvres-en un pour avoir un nouveau code.',
  end: 'Finir le cours',
  endAbout: 'À la fin du cours, le code ne marche plus. Tes élèves restent dans la classe.',
  letIn: 'Laisser entrer les élèves sans me demander',
  waiting: (count) => counted(count, 'personne attend', 'personnes attendent'),
  accept: 'Laisser entrer',
  acceptOne: (name) => `Laisser entrer ${name}`,
  acceptAll: 'Laisser entrer tous',
  decline: 'Refuser',
  declineOne: (name) => `Refuser ${name}`,
  waits: 'En attente de ton enseignant',
  waitsAbout: 'Ton enseignant voit ton nom et te laisse entrer. La classe s’ouvre alors ici.',
  stopWaiting: 'Ne plus attendre',
};
