import * as React from 'react'

const HomePage = () => <main>A page</main>
export default HomePage
