import { inOrigin, originOf } from '@hub/telemetry';
import type { Context } from '@temporalio/activity';
import {
  defaultPayloadConverter,
  type ActivityExecuteInput,
  type ActivityInterceptorsFactory,
} from '@temporalio/worker';

const textOf = (headers: ActivityExecuteInput['headers']) =>
  Object.fromEntries(
    Object.entries(headers).map(([name, payload]) => [name, defaultPayloadConverter.fromPayload<unknown>(payload)]),
  );

/** Lets an activity go on in the trace, and under the ids, of what its workflow was started for. */
export const originOfActivity: ActivityInterceptorsFactory = ({ info }: Context) => ({
  inbound: {
    execute: (input, next) => {
      const attributes = { 'workflow.type': info.workflowType ?? '', 'activity.attempt': info.attempt };
      const span = { name: `activity ${info.activityType}`, kind: 'consumer', attributes } as const;
      return inOrigin(originOf(textOf(input.headers)), span, () => next(input));
    },
  },
});
