/**
 * Inter, Latin letters only: the bundler copies the file next to the scripts. Other writing systems use the system's
 * font.
 */
export const interUrl = new URL('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2', import.meta.url).href;
