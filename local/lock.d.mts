export function tryLock(name: string): Promise<(() => void) | undefined>;
export function lock(name: string, onWait?: () => void): Promise<() => void>;
