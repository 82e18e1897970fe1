/** The months between two reviews of an application, fewest first. */
export const REVIEW_MONTHS = ['1', '2', '3', '6', '12'] as const;
