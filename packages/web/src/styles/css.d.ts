/** A style that comes with the part of the page that imports it; it names its own layer. */
declare module '*.css';
