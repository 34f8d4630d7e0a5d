/** Where the browser keeps what belongs to whoever is signed in: removed with everything else when they sign out. */

export const PERSON_NAME_KEY = 'lexiko.personName';
export const PUPIL_OF_KEY = 'lexiko.pupilOf';
export const CLASS_WORK_KEY = 'lexiko.classWork';
