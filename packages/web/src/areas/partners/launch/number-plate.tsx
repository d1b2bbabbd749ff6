// A number plate as it hangs on the car.
export const NumberPlate = ({ carNo }: { readonly carNo: string }) => (
  <span className="always-light inline-flex rounded-lg border-2 border-ink bg-white p-1 text-ink">
    <span className="figures rounded-sm px-4 py-1.5 text-2xl font-extrabold tracking-wider">
      {carNo.replace(/(\d{4})$/, ' $1')}
    </span>
  </span>
)
