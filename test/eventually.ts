import { vi } from 'vitest';

/** What something else does in its own time, such as a job: nothing is measured by how long it takes. */
export const eventually = <T>(check: () => T | Promise<T>) => vi.waitFor(check, { timeout: 100_000, interval: 50 });
