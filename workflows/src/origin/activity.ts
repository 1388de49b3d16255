import { inOrigin, type Origin, originOf } from '@hub/telemetry';
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

/**
 * Runs an activity, including Temporal's own log lines about it, with the ids and in the trace of the request that
 * started its workflow.
 */
export const originOfActivity: ActivityInterceptorsFactory = ({ info }: Context) => {
  let origin: Origin = {};
  return {
    inbound: {
      execute(input, next) {
        origin = originOf(textOf(input.headers));
        const attributes = { 'workflow.type': info.workflowType ?? '', 'activity.attempt': info.attempt };
        const span = { name: `activity ${info.activityType}`, kind: 'consumer', attributes } as const;
        return inOrigin(origin, span, () => next(input));
      },
    },
    outbound: {
      getLogAttributes(input, next) {
        const { correlationId, causationId } = origin;
        return next({ ...input, correlationId, causationId });
      },
    },
  };
};
