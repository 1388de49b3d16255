/** Something that happened to a build, whose files name it. Without `what` it is an error, and its stack names the build. */
interface Noted {
  entry?: string | undefined;
  what?: 'mounts' | 'failures';
  error?: unknown;
}

const most = 200;

/** What has happened since `report-builds.ts` last looked, which is loaded later. */
export const noted: Noted[] = [];

export const note = (one: Noted) => {
  if (noted.length < most && navigator.onLine) noted.push(one);
};

/** Notes the errors that nothing caught. */
export const noteErrors = () => {
  addEventListener('error', ({ error }) => note({ error }));
  addEventListener('unhandledrejection', ({ reason }) => note({ error: reason }));
};
