// How often one car may be offered at most, whatever a house configures: the one bound of rows, wire and configuration.
export const roundsMax = 20
