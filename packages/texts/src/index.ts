/** What all languages share. The texts themselves are `@lexiko/texts/<language>/<area>`. */

export { textByCode, type TextsByCode } from './by-code.ts';
export { named, YOU, type Person } from './person.ts';
