import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { CallToolResult, ElicitRequestFormParams } from '@modelcontextprotocol/sdk/types.js';
import type { Action, Confirmations } from './confirmation.ts';
import { said } from './results.ts';

interface Asked extends Action {
  /** What is about to happen, in words for the student. */
  readonly plan: string;
  /** The code of an earlier call, if the assistant sends one. */
  readonly confirmation?: string | undefined;
}

const question: ElicitRequestFormParams['requestedSchema'] = {
  type: 'object',
  properties: { confirm: { type: 'boolean', title: 'Do this', default: false } },
  required: ['confirm'],
};

/** How the student is asked before anything changes. */
export const createAskFirst =
  (server: McpServer, { codeFor, confirms }: Confirmations) =>
  async ({ plan, confirmation, ...action }: Asked, change: () => Promise<CallToolResult>): Promise<CallToolResult> => {
    const shows = server.server.getClientCapabilities()?.elicitation;
    if (shows && (shows.form || !shows.url)) {
      const { action: choice, content } = await server.server.elicitInput({ message: plan, requestedSchema: question });
      return choice === 'accept' && content?.['confirm'] === true
        ? change()
        : said('The student did not agree. Nothing was changed.');
    }
    if (confirmation === undefined) {
      const code = codeFor(action);
      return said(
        `Nothing was changed yet. Ask the student whether to do this: ${plan}\n` +
          `If the student agrees, call ${action.tool} again with the same arguments and confirmation "${code}", within five minutes.`,
      );
    }
    if (confirms(confirmation, action)) return change();
    return said('This confirmation is too old, used, or for other arguments. Nothing was changed. Ask again.', true);
  };
