declare const MASA_BUILD: string | undefined

/** Which build this is, as the page that belongs to it says as well; '' where nobody has told, as on PartyKit. */
export const BUILD = typeof MASA_BUILD === 'undefined' ? '' : MASA_BUILD
