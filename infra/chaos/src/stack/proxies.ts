import type { Random } from '../plan/random.ts';
import { startProxy } from './proxy.ts';

/** The proxied connections. `share` is the share of requests to cut; for Postgres, of statements. */
const links = {
  firstApi: { to: 'web', greetings: 0, share: 0.2 },
  secondApi: { to: 'secondApi', greetings: 0, share: 0.2 },
  apiToLog: { to: 'eventLog', greetings: 4, share: 0.2 },
  projectorToLog: { to: 'eventLog', greetings: 4, share: 0.2 },
  // about five statements per request, so a fifth of the requests
  apiToPostgres: { to: 'postgres', greetings: 3, share: 0.05 },
  workerToTemporal: { to: 'temporal', greetings: 3, share: 0.2 },
} as const;

type Link = keyof typeof links;
type Ports = Readonly<Record<(typeof links)[Link]['to'], number>>;

/** The proxy's local port for each link. */
export interface Proxies {
  readonly ports: Readonly<Record<Link, number>>;
  /** Starts or stops cutting connections. */
  cut(on: boolean): void;
  close(): Promise<void>;
}

const names = Object.keys(links) as Link[];

/** Starts one proxy per link, on free ports. `ports` are the ports of the services themselves. */
export const startProxies = async (ports: Ports, randomFor: (drawer: string) => Random): Promise<Proxies> => {
  const started = await Promise.all(
    names.map(async (name) => {
      const { to, greetings, share } = links[name];
      const proxy = await startProxy({ target: ports[to], greetings, random: randomFor(name) });
      return { name, share, proxy };
    }),
  );
  return {
    ports: Object.fromEntries(started.map(({ name, proxy }) => [name, proxy.port])) as Record<Link, number>,
    cut(on) {
      for (const { proxy, share } of started) proxy.cut(on ? share : 0);
    },
    async close() {
      await Promise.all(started.map(({ proxy }) => proxy.close()));
    },
  };
};
