import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { goTool } from '@hub/go-tools';
import { z } from 'zod';

/** The programs that check the chart, the alarms and the web server; each is built once. */
const tools = {
  helm: { package: 'helm.sh/helm/v3/cmd/helm', version: 'v3.22.0' },
  kubeconform: { package: 'github.com/yannh/kubeconform/cmd/kubeconform', version: 'v0.8.0' },
  caddy: { package: 'github.com/caddyserver/caddy/v2/cmd/caddy', version: 'v2.11.9' },
  promtool: { package: 'github.com/prometheus/prometheus/cmd/promtool', version: 'v0.316.0' },
} as const;

type Name = keyof typeof tools;

/** Builds one of the tools unless it is there. */
export const toolPath = (name: Name): Promise<string> => goTool(tools[name]);

const Failure = z.object({ stdout: z.string(), stderr: z.string() });

/** What a program said, and whether it was content. */
export interface Outcome {
  readonly ok: boolean;
  readonly output: string;
}

/** Builds one of the tools unless it is there. @returns a function that runs it */
export const prepareTool = async (name: Name): Promise<(args: readonly string[]) => Promise<Outcome>> => {
  const path = await toolPath(name);
  return async (args) => {
    try {
      const { stdout } = await promisify(execFile)(path, [...args], { maxBuffer: 64 * 1024 * 1024 });
      return { ok: true, output: stdout };
    } catch (error) {
      const { stdout, stderr } = Failure.parse(error);
      return { ok: false, output: stdout + stderr };
    }
  };
};
