/** Classes that last: pupils with cards instead of e-mail and password, further teachers, the end of the school year. */

import * as z from 'zod/mini';
import { described, id, name, Person } from '../fields.ts';
import { personName } from '../names.ts';
import { MOST_CARDS } from '../retention.ts';

/** What a pupil picks after scanning their card; the page draws each, and writes its word on the card. */
export const PICTURES = [
  'sun',
  'moon',
  'star',
  'heart',
  'house',
  'tree',
  'fish',
  'boat',
  'key',
  'cup',
  'flower',
  'apple',
  'bell',
  'leaf',
  'cloud',
  'flag',
] as const;
export type Picture = (typeof PICTURES)[number];
const picture = z.enum(PICTURES);

/** Of a card: as many letters as nobody guesses. */
export const CARD_LENGTH = 12;
export const cardCode = z.string().check(z.regex(/^[A-Z]{12}$/));

/** As many pupils as a browser asks about at once. */
export const MOST_PUPILS_ASKED = 50;

/** A card as it is printed. The server keeps only a hash of its code, so this is the only time that it is told. */
export const PupilCard = z.strictObject({ person: id, name, code: cardCode, picture });
export type PupilCard = z.infer<typeof PupilCard>;

export const SchoolPupil = z.strictObject({
  person: Person,
  picture: described(z.nullable(picture), '`null`: joined by a code, without a card.'),
});
export type SchoolPupil = z.infer<typeof SchoolPupil>;

/** A class that lasts, as its teachers see it. */
export const SchoolClass = z.strictObject({
  teachers: described(z.array(Person), 'Who created the class comes first.'),
  pupils: z.array(SchoolPupil),
  endsMs: described(z.nullable(z.number()), 'When it is archived; `null`: it has no pupils with cards.'),
  archivedMs: z.nullable(z.number()),
  deletedMs: described(z.nullable(z.number()), 'When an archived class is deleted.'),
});
export type SchoolClass = z.infer<typeof SchoolClass>;

const ClassNamed = z.strictObject({ class: id });
const Cards = z.strictObject({ class: id, cards: z.array(PupilCard) });
/** Of somebody who is to teach too. */
const teacherCode = z.string().check(z.regex(/^[A-Z]{12}$/));

export const SCHOOL_COMMANDS = {
  'show-school': {
    body: described(
      z.strictObject({ type: z.literal('show-school'), class: id }),
      'Teachers, pupils and the end of the school year. For teachers.',
    ),
    answer: SchoolClass,
  },
  'add-pupils': {
    body: described(
      z.strictObject({
        type: z.literal('add-pupils'),
        class: id,
        names: z.array(personName).check(z.minLength(1), z.maxLength(MOST_CARDS)),
      }),
      'Adds pupils with a card each, who need no e-mail and no password. The answer has the cards, this once. For teachers with an account.',
    ),
    answer: Cards,
  },
  'renew-cards': {
    body: described(
      z.strictObject({
        type: z.literal('renew-cards'),
        class: id,
        people: z.array(id).check(z.minLength(1), z.maxLength(MOST_CARDS)),
      }),
      'Makes new cards for these pupils; the old ones are void, and whoever is signed in by them is signed out. For teachers.',
    ),
    answer: Cards,
  },
  'rename-pupil': {
    body: described(
      z.strictObject({ type: z.literal('rename-pupil'), class: id, person: id, name: personName }),
      'Changes the name of a pupil with a card. For teachers.',
    ),
    answer: ClassNamed,
  },
  'invite-teacher': {
    body: described(
      z.strictObject({ type: z.literal('invite-teacher'), class: id }),
      'Makes a code by which one person with an account teaches the class too. For who created the class.',
    ),
    answer: z.strictObject({ class: id, code: teacherCode, untilMs: z.number() }),
  },
  'teach-too': {
    body: described(
      z.strictObject({ type: z.literal('teach-too'), code: teacherCode }),
      'Becomes a teacher of the class that the code is for. Needs an account.',
    ),
    answer: ClassNamed,
  },
  'remove-teacher': {
    body: described(
      z.strictObject({ type: z.literal('remove-teacher'), class: id, person: id }),
      'Somebody no longer teaches the class: themselves, or another by who created it, who cannot leave.',
    ),
    answer: ClassNamed,
  },
  'set-class-end': {
    body: described(
      z.strictObject({ type: z.literal('set-class-end'), class: id, endsMs: z.number() }),
      'Sets when the school year of the class ends: in 400 days at most. For teachers.',
    ),
    answer: ClassNamed,
  },
  'archive-class': {
    body: described(
      z.strictObject({ type: z.literal('archive-class'), class: id }),
      'Archives the class for good: cards and codes are void, and teachers can only look at it until it is deleted, 90 days later. For teachers.',
    ),
    answer: ClassNamed,
  },
  'delete-class': {
    body: described(
      z.strictObject({ type: z.literal('delete-class'), class: id }),
      'Deletes the class with its tables, its assignments and its pupils with cards, for good. For who created the class.',
    ),
    answer: ClassNamed,
  },
} as const;
