/** Files that are taken into the page as the text they are. */

declare module '*?raw' {
  const text: string;
  export default text;
}
