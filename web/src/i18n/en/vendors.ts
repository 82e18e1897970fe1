export const vendors = {
  fields: { name: 'Name', website: 'Website', description: 'Description', owner: 'Owner' },
  detail: {
    failed: 'The vendor could not be loaded.',
    notFound: 'This vendor does not exist',
    notFoundText: 'It is not there, or not any more.',
    toList: 'See all vendors',
  },
  form: {
    createTitle: 'New vendor',
    create: 'Create vendor',
    about: 'About it',
    websiteHint: 'With https:// in front, such as https://example.com.',
    saved: 'Vendor saved successfully.',
    failed: 'Something went wrong updating the vendor. Please contact us if the problem persists.',
    notAllowed: 'Your role does not let you edit vendors.',
    notAllowedCreate: 'Your role does not let you create vendors.',
  },
};
