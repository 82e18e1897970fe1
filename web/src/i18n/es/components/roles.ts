export const roles = {
  title: 'Roles y dónde valen',
  heldIn: '{{role}} en {{group}}',
  everything: 'Todo, también lo que se añada después',
  everywhere: '{{groups}}. Vale en todas partes de todos modos.',
  notHeld: 'No lo tiene',
  byDirectory: '{{role}}, por una regla del directorio corporativo',
  none: 'Sin rol',
  names: {
    Administrator: 'Administrador',
    ApplicationContributor: 'Colaborador',
    ApplicationReviewer: 'Revisor',
    ApplicationApprover: 'Aprobador',
  },
  hints: {
    Administrator: 'Ve y cambia todo, también las personas y su acceso, sea cual sea el grupo en que se tenga.',
    ApplicationContributor: 'Crea y edita aplicaciones y proveedores.',
    ApplicationReviewer: 'Revisa controles y pruebas, y emite veredictos.',
    ApplicationApprover: 'Decide sobre las aprobaciones, nunca sobre lo que ha presentado.',
  },
};
