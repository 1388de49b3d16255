import { defaultPayloadConverter, type Headers, type WorkflowInterceptorsFactory } from '@temporalio/workflow';

/**
 * Passes the workflow's headers on to its activities, which read them in `activity.ts`, and adds their ids to the log.
 */
export const interceptors: WorkflowInterceptorsFactory = () => {
  let given: Headers = {};
  const idOf = (name: string) => {
    const payload = given[name];
    return payload && defaultPayloadConverter.fromPayload<string>(payload);
  };
  return {
    inbound: [
      {
        execute(input, next) {
          given = input.headers;
          return next(input);
        },
      },
    ],
    outbound: [
      {
        scheduleActivity: (input, next) => next({ ...input, headers: { ...given, ...input.headers } }),
        scheduleLocalActivity: (input, next) => next({ ...input, headers: { ...given, ...input.headers } }),
        getLogAttributes: (input, next) =>
          next({ ...input, correlationId: idOf('x-correlation-id'), causationId: idOf('x-causation-id') }),
      },
    ],
  };
};
