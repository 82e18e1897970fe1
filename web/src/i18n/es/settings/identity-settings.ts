export const identitySettings = {
  passkeyOptions: 'Las opciones para crear la llave de acceso no son válidas.',
  passkeyFailed: 'El dispositivo no ha podido crear la llave de acceso.',
  passkeyExists: 'Este dispositivo ya tiene una llave de acceso para su cuenta.',
  passkeyCanceled: 'Se ha cancelado la creación de la llave de acceso.',
  passkeyLimit: 'Puede tener 20 llaves de acceso como máximo.',
  passkeyUnverified: 'No se ha podido verificar la llave de acceso.',
  passkeyOver: 'La creación de la llave de acceso no se ha iniciado o ya ha terminado.',
  badNumber: 'El formato del número de teléfono no es válido.',
  unknown: 'Se ha producido un error desconocido.',
};
