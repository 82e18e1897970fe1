/** The author of seeded changes. */
export const TEST = { id: 'test', name: 'Test' };
