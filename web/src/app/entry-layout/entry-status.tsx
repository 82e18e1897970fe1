export const EntryStatus = ({ children }: { children: string }) => (
  <div className="entering" role="status">
    <span className="waiting-bob" aria-hidden="true" />
    {children}
  </div>
);
