import type { Html } from './html.ts';

/** Follows the system's light or dark mode. */
export const style: Html = {
  text: `
    :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
    body { margin: 0; }
    main { max-width: 60rem; margin: auto; padding: 1rem; overflow-wrap: anywhere; }
    summary { cursor: pointer; padding: 0.25rem 0; }
    summary b { display: inline-block; min-width: 4.5rem; }
    summary i { opacity: 0.7; }
    nav a { margin-right: 0.5rem; }
    pre { padding: 0.5rem; overflow: auto; border: 1px solid color-mix(in srgb, currentColor 25%, transparent); }
    a:focus-visible, summary:focus-visible { outline: 2px solid; outline-offset: 2px; }
  `,
};
