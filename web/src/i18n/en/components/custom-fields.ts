export const customFields = {
  title: 'Company fields',
  choose: 'Choose one or more',
  deselect: 'Remove {{label}}',
  noChoice: 'Not specified',
  missing: 'Required, not filled in',
  requiredFrom: 'Required before approval from risk tier “{{tier}}” upward.',
  types: {
    text: 'Text',
    number: 'Number',
    date: 'Date',
    choice: 'Choice',
    choices: 'Several choices',
    person: 'Person',
    link: 'Link',
  },
  requirements: {
    never: 'Optional',
    always: 'Always',
    low: 'From risk tier “Low” upward',
    medium: 'From risk tier “Medium” upward',
    high: 'From risk tier “High” upward',
  },
};
