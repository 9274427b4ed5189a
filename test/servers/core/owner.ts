/** Who owns every endpoint of a CORE that moves, unless it is given to another. */
export const owner = { email: 'owner@moving.example', token: 'moving-owner-token' }
