export const identitySettings = {
  passkeyOptions: 'Las opciones para crear la llave de acceso no son válidas.',
  passkeyFailed: 'El dispositivo no pudo crear la llave de acceso.',
  passkeyExists: 'Este dispositivo ya tiene una llave de acceso para su cuenta.',
  passkeyCanceled: 'Se ha cancelado la creación de la llave de acceso.',
  passkeyLimit: 'Puede tener 20 llaves de acceso como máximo.',
  passkeyUnverified: 'No se pudo verificar la llave de acceso.',
  passkeyOver: 'El registro de la llave de acceso ha caducado. Empiece de nuevo.',
  badNumber: 'El número de teléfono no es válido.',
  unknown: 'Se ha producido un error desconocido.',
};
