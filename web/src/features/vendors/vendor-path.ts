export const vendorPath = (id: string) => `/vendors/detail/${id}`;
