/** How long the data of classes and shared studies are kept. The server acts by these numbers, and the page for parents prints them. */

/** A class is archived at the end of its school year at the latest, which is at most so many days away. */
export const LONGEST_YEAR_DAYS = 400;
/** An archived class is deleted after so many days, with everything about its pupils. */
export const ARCHIVED_DAYS = 90;
/** The session of a card ends after so many days without use. */
export const CARD_SESSION_DAYS = 90;
/** A code for another teacher ends after so many days. */
export const TEACHER_CODE_DAYS = 7;

/** How many pupils with cards a class has at most. */
export const MOST_CARDS = 60;
/** How many assignments a class has at most. */
export const MOST_ASSIGNMENTS = 100;
/** How many tasks of an assignment are kept for each pupil. */
export const MOST_TASKS = 200;

/** A shared study is deleted after so many days in which nobody has opened or changed it. */
export const UNUSED_STUDY_DAYS = 400;
