/** A style that comes with the part of the page that imports it; it names its own layer. */
declare module '*.css';

/** The text of a style sheet, with what it imports. */
declare module '*.css?inline' {
  const text: string;
  export default text;
}
