/** Aborts `exceeded` once the process has grown by this many megabytes: `resourceLimits` do not count buffers. */
export const watchMemory = (megabytes: number) => {
  const controller = new AbortController();
  const ceiling = process.memoryUsage.rss() + megabytes * 1_000_000;
  const timer = setInterval(() => {
    if (process.memoryUsage.rss() > ceiling) controller.abort();
  }, 50);
  return { exceeded: controller.signal, stop: () => clearInterval(timer) };
};
