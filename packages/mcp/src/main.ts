#!/usr/bin/env node
import { createHubClient } from '@hub/client';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { z } from 'zod';
import { createHubServer } from './server.ts';

const Settings = z.object({
  HUB_URL: z.url('HUB_URL must be the address of the hub, such as https://hub.example.edu'),
  HUB_TOKEN: z.string('HUB_TOKEN must be an access token').startsWith('hub_', 'HUB_TOKEN must be an access token'),
});

const settings = Settings.safeParse(process.env);
if (settings.success) {
  const hub = createHubClient({ url: settings.data.HUB_URL, token: settings.data.HUB_TOKEN });
  await createHubServer(hub).connect(new StdioServerTransport());
} else {
  // standard output belongs to the protocol
  process.stderr.write(`${settings.error.issues.map(({ message }) => message).join('\n')}\n`);
  process.exitCode = 1;
}
