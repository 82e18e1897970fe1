/** The short name of a test: the beginning of its purpose. */
export const nameOf = ({ purpose }: { purpose: string }) => purpose.split('\n', 1)[0]?.slice(0, 100) ?? '';
