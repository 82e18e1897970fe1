/** The next end of a role; empty if none ends. */
export const nextEnd = ({ roles }: { roles: readonly { ends_on: string | null }[] }) =>
  roles.flatMap(({ ends_on }) => ends_on ?? []).toSorted()[0] ?? '';
