/** Entities whose page has labels for their fields. */
const PAGES: Readonly<Record<string, string>> = {
  ...{ application: 'applications', vendor: 'vendors', risk: 'register', policy: 'policies' },
};

/** The text keys of a field, most specific first: as on the entity's page. `within` is the outer field. */
export const fieldKeys = (field: string, { what = '', within }: { what?: string | undefined; within?: string }) => [
  ...(within === undefined
    ? [PAGES[what]].flatMap((page) => (page ? [`${page}.fields.${field}`] : []))
    : [`audit.within.${within}.${field}`]),
  `audit.fields.${field}`,
  `told.${field}`,
  `risk.descriptors.${field}`,
];
