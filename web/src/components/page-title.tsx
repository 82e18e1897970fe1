/** What the browser's tab says. */
export const PageTitle = ({ children }: { children: string }) => <title>{`${children} · Plumbline`}</title>;
