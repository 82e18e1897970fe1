export const roles = {
  everything: 'Todo lo que hay',
  none: 'Sin rol',
  names: {
    Administrator: 'Administrador',
    ApplicationContributor: 'Colaborador',
    ApplicationReviewer: 'Revisor',
    ApplicationApprover: 'Aprobador',
  },
  hints: {
    Administrator: 'Ve y cambia todo, sea cual sea el grupo en que lo tenga, y administra Plumbline.',
    ApplicationContributor: 'Crea y edita aplicaciones y proveedores.',
    ApplicationReviewer: 'Revisa controles y evidencias.',
    ApplicationApprover: 'Decide sobre las aprobaciones.',
  },
};
