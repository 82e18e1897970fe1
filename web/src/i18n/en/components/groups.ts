export const groups = {
  title: 'Application groups',
  unknownGroup: 'Unknown group',
  unknown_one: '{{count}} group you cannot access',
  unknown_other: '{{count}} groups you cannot access',
  field: {
    choose: 'Choose application groups',
    none: 'There are no application groups you can access.',
    failed: 'Couldn’t load the application groups.',
    remove: 'Remove {{group}}',
  },
};
