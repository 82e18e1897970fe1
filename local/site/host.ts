/**
 * Nobody else's page may reach this machine's Plumbline by a name of its own that leads here (DNS rebinding): a request
 * must have asked for this machine.
 */
const OURS = new Set(['localhost', '127.0.0.1', '[::1]']);

export const isForThisMachine = (host: string | undefined) => OURS.has((host ?? '').replace(/:\d+$/, '').toLowerCase());
