import type { Headers, WorkflowInterceptorsFactory } from '@temporalio/workflow';

/** Hands the headers of a workflow on to its activities: where it comes from, see `activity.ts`. */
export const interceptors: WorkflowInterceptorsFactory = () => {
  let given: Headers = {};
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
      },
    ],
  };
};
