/** What all languages share. The texts themselves are `@lexiko/texts/<language>/<area>`. */

export { named, YOU, type Person } from './person.ts';
