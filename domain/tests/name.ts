/** What a test is called where there is room for a line: how what it is to show begins. */
export const nameOf = ({ purpose }: { purpose: string }) => purpose.split('\n', 1)[0]?.slice(0, 100) ?? '';
