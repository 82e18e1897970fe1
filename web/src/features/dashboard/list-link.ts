/** The list of applications, narrowed to what a figure counts. */
export const applicationsWith = (asked: Readonly<Record<string, string>>) =>
  `/applications?${new URLSearchParams(asked)}`;
