import { ProblemError } from '#lambdas/problems.ts';
import { persist, refusal } from './patience.ts';

const wasOvertaken = (error: unknown) =>
  error instanceof ProblemError && error.status === 412 && !error.details.isFinal;

const wasTaken = (error: unknown) => error instanceof ProblemError && error.details.code === 'taken';

/** For what is looked for, and made where there is none: where others have made it in between, it is found. */
export const foundOrMade = <T>(work: () => Promise<T>): Promise<T> => persist(wasTaken, work);

/** Where others came between, it is done on top of what they did. */
export const onTop = <T>(change: () => Promise<T>): Promise<T> => persist(wasOvertaken, change);

/** For what must not be done twice: who named no version is not refused because of one. */
export const orBusy = async <T>(change: () => Promise<T>): Promise<T> => {
  try {
    return await change();
  } catch (error) {
    throw wasOvertaken(error) ? refusal() : error;
  }
};
