/** By what is in the trail, where its page has the words for its fields. */
const PAGES: Readonly<Record<string, string>> = { application: 'applications', vendor: 'vendors', model: 'models' };

/** Under which of these a field has its text: what is true of a thing is called as on its page. `within` is the field that it is a part of. */
export const fieldKeys = (field: string, { what = '', within }: { what?: string | undefined; within?: string }) => [
  ...(within === undefined
    ? [PAGES[what]].flatMap((page) => (page ? [`${page}.fields.${field}`] : []))
    : [`audit.within.${within}.${field}`]),
  `audit.fields.${field}`,
  `told.${field}`,
  `risk.descriptors.${field}`,
];
