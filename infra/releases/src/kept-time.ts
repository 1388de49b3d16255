/** How long superseded builds and files stay available, in ms: open pages request them, and a rollback needs them. */
export const keptMs = 30 * 86_400_000;
