export const roles = {
  title: 'Roles y ámbito',
  heldIn: '{{role}} en {{group}}',
  everything: 'Todo, incluido lo que se añada después',
  everywhere: '{{groups}}. Este rol se aplica igualmente en todas partes.',
  notHeld: 'Sin asignar',
  byDirectory: '{{role}}, asignado por una regla del directorio corporativo',
  none: 'Sin rol',
  names: {
    Administrator: 'Administrador',
    ApplicationContributor: 'Colaborador',
    ApplicationReviewer: 'Revisor',
    ApplicationApprover: 'Aprobador',
  },
  hints: {
    Administrator:
      'Ve y modifica todo, incluidas las personas y sus accesos, sea cual sea el grupo en que tenga el rol.',
    ApplicationContributor: 'Crea y edita aplicaciones y proveedores.',
    ApplicationReviewer: 'Revisa controles y evidencias, y emite veredictos.',
    ApplicationApprover: 'Decide sobre las aprobaciones, pero nunca sobre sus propias presentaciones.',
  },
};
