export const vendorPath = (id: string) => `/vendors/detail/${id}`;
export const vendorQuestionnairePath = (id: string) => `${vendorPath(id)}/questionnaire`;
export const vendorApplicationsPath = (id: string) => `${vendorPath(id)}/applications`;
export const vendorActivityPath = (id: string) => `${vendorPath(id)}/activity`;
