import { vi } from 'vitest';

/** Waits for asynchronous effects, such as those of a job. The timeout is generous, because no test measures time. */
export const eventually = <T>(check: () => T | Promise<T>) => vi.waitFor(check, { timeout: 100_000, interval: 50 });
